# The server with its pages. The database lies in the volume /data.
#
#     docker build -t comptoir . && docker run -p 8000:8000 -v comptoir:/data comptoir

FROM node:22-bookworm-slim AS pages
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --silent --no-audit --no-fund
COPY web ./
COPY src/comptoir ../src/comptoir
RUN npm run --silent build

FROM python:3.13-slim-bookworm AS wheel
# The compiler is not part of the image that is made.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements/play.txt requirements/
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir --require-hashes -r requirements/play.txt
COPY . .
COPY --from=pages /build/src/comptoir/server/static src/comptoir/server/static
RUN touch src/comptoir/server/static/index.html \
    && COMPTOIR_COMPILE=1 /venv/bin/pip install --no-cache-dir --no-deps --no-build-isolation . \
    && /venv/bin/pip uninstall --yes mypy setuptools pip

FROM python:3.13-slim-bookworm
COPY --from=wheel /venv /venv
RUN useradd --create-home --uid 1000 comptoir && install -d -o comptoir -g comptoir /data
USER 1000
VOLUME /data
EXPOSE 8000
ENV COMPTOIR_DATABASE=sqlite:////data/tables.sqlite PYTHONUNBUFFERED=1
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["/venv/bin/python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
CMD ["/venv/bin/comptoir", "serve", "--host", "0.0.0.0", "--port", "8000"]

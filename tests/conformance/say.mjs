// Says phrases as the browser does: { files, lang, phrases: [[phrase, attribute]] } on stdin, an array of sentences on stdout.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const web = new URL('../../web/', import.meta.url);
const require = createRequire(new URL('package.json', web));
const { FluentBundle, FluentResource } = require('@fluent/bundle');
const ts = require('typescript');

const source = readFileSync(new URL('src/lib/phrases.ts', web), 'utf8');
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: 'esnext', target: 'es2022' } });
const { compose } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

const { files, lang, phrases } = JSON.parse(readFileSync(0, 'utf8'));
const places = files.map((file) => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(file, 'utf8')), { allowOverrides: true });
  return bundle;
});
console.log(JSON.stringify(phrases.map(([phrase, attribute]) => compose(places, phrase, attribute))));

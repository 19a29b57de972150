import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['COMPTOIR_SERVER'] ?? 'http://127.0.0.1:8000';

/** Boards lie in their games' folders, beside the rules; what they import by name is found here. */
function boards(): Plugin {
  return {
    name: 'boards',
    enforce: 'pre',
    resolveId(id, importer) {
      const byName = /^[a-z]/i.test(id) && !id.startsWith('virtual:');
      if (!byName || !importer?.includes('/comptoir/games/')) return null;
      return this.resolve(id, here('./src/main.ts'), { skipSelf: true });
    },
  };
}

export default defineConfig({
  plugins: [boards(), svelte()],
  resolve: { alias: { '@comptoir': here('./src') } },
  build: {
    outDir: here('../src/comptoir/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
});

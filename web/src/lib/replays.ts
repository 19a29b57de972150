/** A replay file, chosen or dropped anywhere on the page: a finished game is shown, an unfinished one goes on. */

import { api } from './api';
import { app } from './app.svelte';
import { router } from './router.svelte';
import { t } from './words.svelte';

export async function openReplay(file: Blob): Promise<void> {
  await app.try(async () => {
    if (!app.person) app.person = (await api.guest(t('replay-guest'))).person;
    const table = await api.importReplay(file);
    await router.go(table.status === 'over' ? `/replay/${table.id}` : `/table/${table.id}`);
  });
}

export function takeDrops(): void {
  const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
  addEventListener('dragover', (event) => {
    if (carriesFile(event)) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void openReplay(file);
  });
}

/** A picture for each game, from its own folder or from ours. */

const OURS = import.meta.glob<string>('../pictures/*.svg', { query: '?url', import: 'default', eager: true });
const THEIRS = import.meta.glob<string>('../../../src/comptoir/games/*/board/picture.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export function picture(game: string): string {
  return (
    THEIRS[`../../../src/comptoir/games/${game}/board/picture.svg`] ??
    OURS[`../pictures/${game}.svg`] ??
    OURS['../pictures/any.svg']!
  );
}

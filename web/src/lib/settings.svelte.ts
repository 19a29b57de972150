/** How somebody wants to play, remembered by this browser. */

export const PACES = ['once', 'brisk', 'calm'] as const;
export type Pace = (typeof PACES)[number];

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

class Settings {
  /** How fast the moves of others are shown. */
  pace = $state<Pace>(PACES.find((pace) => pace === kept('pace')) ?? 'brisk');
  /** Whether it is heard that it is one's turn. */
  sound = $state(kept('sound') === 'on');

  setPace(pace: Pace): void {
    this.pace = pace;
    this.#keep('pace', pace);
  }

  setSound(on: boolean): void {
    this.sound = on;
    this.#keep('sound', on ? 'on' : 'off');
  }

  #keep(name: string, value: string): void {
    try {
      localStorage.setItem(name, value);
    } catch {
      // It then holds for this visit.
    }
  }
}

export const settings = new Settings();

/** Which composition a window gets. */

import type { Size } from '../lib/boards';

export function sizeOf(width: number, height: number): Size {
  if (width < 600 && height >= width) return 'phone';
  if (height < 480) return 'side';
  return width >= 1200 || (width >= 1000 && width > height) ? 'desktop' : 'tablet';
}

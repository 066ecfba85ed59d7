import type { Canvas } from '../../core/canvas.ts'

/** One blur for every soft edge of a large drawing. */
export function softBlur(canvas: Canvas): string {
  return canvas.define(
    'soft',
    (id) =>
      `<filter id="${id}" x="-5%" y="-30%" width="110%" height="160%"><feGaussianBlur stdDeviation="2.6"/></filter>`,
  )
}

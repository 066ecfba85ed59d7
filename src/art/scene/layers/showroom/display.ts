import { line, oval, pair, shape } from '../../canvas/index.ts'

/** Two-box and one-box outlines on a 100-unit length, nose left, ground at 0, for cars far inside. */
const SILHOUETTES = [
  'M2-8C1-14 2-18 5-20L27-24C36-33 42-36 52-36H74C84-36 90-31 94-24L98-19C100-14 99-9 98-7H88a9 9 0 0 0-18 0H30a9 9 0 0 0-18 0z',
  'M1-8C0-14 1-17 5-18L29-21C38-28 45-30 55-30C68-30 76-26 84-20L97-16C99-13 99-9 98-7H87a9 9 0 0 0-18 0H29a9 9 0 0 0-18 0z',
] as const

const CABINS = [
  'M33-24C39-31 44-33 52-33H60V-24zM63-33H73C80-33 85-29 88-24H63z',
  'M35-21C41-26 47-28 55-28H58V-21zM61-28C68-28 74-25 79-21H61z',
] as const

/** A car on show: paint in warm light, dark glass, two wheels, its shadow on the polished floor. */
export function display(
  x: number,
  y: number,
  length: number,
  kind: 0 | 1,
  paint: string,
  shine: string,
): string {
  const s = length / 100
  const wheel = (cx: number) => oval(cx, -7.4, 8, 8, '#14110F') + oval(cx, -7.4, 5, 5, '#5E554C')
  return `<g transform="translate(${pair(x, y)})scale(${s.toFixed(3)})">${oval(50, 0, 52, 3, '#2A1608', 'fill-opacity=".5"')}${shape(SILHOUETTES[kind], paint)}${shape(CABINS[kind], '#1B1A1C')}${line('M4-18L96-17', shine, 0.9, 'stroke-opacity=".8"')}${wheel(21)}${wheel(79)}</g>`
}

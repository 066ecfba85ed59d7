import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const target = path.join(import.meta.dirname, '../src/ui/fonts')

/** What specification sheets are set in: PDF knows neither variable fonts nor compressed ones. */
const printed = '../../features/spec-sheets/fonts'
const resolve = createRequire(import.meta.url).resolve

/** What the site writes in English, Afrikaans (ʼn, ê, ô) and isiZulu, with the signs of its figures and arrows. */
const characterRanges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x149, 0x149],
  [0x152, 0x153],
  [0x160, 0x161],
  [0x2009, 0x2015],
  [0x2018, 0x2022],
  [0x2026, 0x202f],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
] as const

/** Only the weights and widths of the design: the whole of Archivo would be 90 KB, which every first visit pays for. */
const fonts = [
  {
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    name: 'archivo.woff2',
    targetFormat: 'woff2',
    axes: { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 125 } },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    name: 'instrument-sans.woff2',
    targetFormat: 'woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    name: `${printed}/archivo-560.ttf`,
    targetFormat: 'truetype',
    axes: { wght: 560, wdth: 108 },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    name: `${printed}/instrument-sans-400.ttf`,
    targetFormat: 'truetype',
    axes: { wght: 400 },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    name: `${printed}/instrument-sans-600.ttf`,
    targetFormat: 'truetype',
    axes: { wght: 600 },
  },
] as const

const characters = characterRanges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join('')

/** `npm run fonts`: cuts the site's fonts down to what it uses. Run again when the design takes a new weight or sign. */
await mkdir(target, { recursive: true })
for (const { source, name, targetFormat, axes } of fonts) {
  const whole = await readFile(resolve(source))
  const subset = await subsetFont(whole, characters, { targetFormat, variationAxes: axes })
  await writeFile(path.join(target, name), subset)
  process.stdout.write(`${name}: ${whole.length} → ${subset.length} bytes\n`)
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'

const files = {
  text: 'instrument-sans-400.ttf',
  strong: 'instrument-sans-600.ttf',
  display: 'archivo-560.ttf',
} as const

export type Fonts = Readonly<Record<keyof typeof files, Buffer>>

export const fontNames = Object.keys(files) as (keyof Fonts)[]

/** Relative to the working directory, because the build moves this module but not the fonts. */
const folder = () => path.join(process.cwd(), 'src/features/vehicles/print/fonts')

let loading: Promise<Fonts> | undefined

async function load(): Promise<Fonts> {
  const read = (name: keyof Fonts) => readFile(path.join(folder(), files[name]))
  const [text, strong, display] = await Promise.all([read('text'), read('strong'), read('display')])
  return { text, strong, display }
}

/** Loads the fonts of the site as TrueType files, once. `npm run fonts` creates them. */
export function loadPrintFonts(): Promise<Fonts> {
  loading ??= load()
  return loading
}

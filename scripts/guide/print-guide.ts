import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { drawVehicleParts } from '#art/vehicle/index.ts'
import { chromiumFlags, findChromium } from '#tests/e2e/support/chromium.ts'

/**
 * Prints the guide for first responders as content/media/emergency-response-guide.pdf, a tagged PDF with embedded fonts. Its
 * name on the site contains a digest of the file, so update the name in content/pages after printing.
 */

const besideThisFile = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const target = besideThisFile('../../content/media/emergency-response-guide.pdf')
const resolve = createRequire(import.meta.url).resolve
const archivo = resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2')
const instrument = resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
)

/** One weight each: Chromium would embed a variable font as outlines instead of text. */
const fonts = [
  { name: 'archivo-620.woff2', source: archivo, axes: { wght: 620, wdth: 108 } },
  { name: 'instrument-400.woff2', source: instrument, axes: { wght: 400 } },
  { name: 'instrument-600.woff2', source: instrument, axes: { wght: 600 } },
]

type Mark = {
  readonly number: number
  readonly label: string
  /** Its position, as fractions of the vehicle's length from the nose and of its height from the ground. */
  readonly at: readonly [along: number, up: number]
}

const marks: readonly Mark[] = [
  { number: 1, label: 'Inverter and motor, with orange cables', at: [0.15, 0.5] },
  { number: 2, label: 'Orange cables under the floor', at: [0.43, 0.14] },
  { number: 3, label: 'High-voltage battery, under the rear seat', at: [0.63, 0.36] },
  { number: 4, label: 'Petrol tank', at: [0.7, 0.2] },
  { number: 5, label: '12 V battery', at: [0.88, 0.42] },
]

/** Draws the numbered diagram of the vehicle. One unit of the drawing is one centimetre. */
async function drawDiagram(): Promise<string> {
  const car = drawVehicleParts({
    range: 'corolla-cross',
    colour: { body: '#d9d6d0' },
    idPrefix: 'car',
    shadow: false,
    large: true,
  })
  const length = car.lengthCm
  const height = length * 0.37
  const point = ([along, up]: Mark['at']) => [length * along, -height * up] as const
  const box = { x: -6, y: -height - 8, width: length + 12, height: height + 18 }
  // Embedded as a JPEG: as vectors, light and shadow would take hundreds of kilobytes.
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width="1100"><defs>${car.definitions}</defs><g opacity="0.5">${car.content}</g></svg>`
  const pixels = await sharp(Buffer.from(drawing))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()
  const [cableFrom, cableTo] = [point([0.17, 0.42]), point([0.61, 0.3])]
  const floor = -height * 0.14
  const cable = `M${cableFrom} V${floor} H${cableTo[0]} V${cableTo[1]}`
  const spots = marks.map(({ number, at }) => {
    const [x, y] = point(at)
    return `<circle cx="${x}" cy="${y}" r="11" fill="#15171a" stroke="#fff" stroke-width="2"/>
      <text x="${x}" y="${y + 4.6}" text-anchor="middle" font-family="Archivo" font-size="13" fill="#fff">${number}</text>`
  })
  const legend = marks.map(({ number, label }, index) => {
    const y = -height + 22 + index * 30
    return `<text x="${length + 36}" y="${y}" font-family="Instrument" font-size="14.5" fill="#15171a"><tspan font-weight="600">${number}</tspan><tspan dx="8">${label}</tspan></text>`
  })
  const title = `A hybrid from the side, its nose to the left. ${marks.map(({ number, label }) => `${number}: ${label}`).join('. ')}.`
  return `<svg role="img" aria-label="${title}" xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${length + 370} ${box.height}">
    <image href="data:image/jpeg;base64,${pixels.toString('base64')}" x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"/>
    <path d="${cable}" fill="none" stroke="#e36a00" stroke-width="7" stroke-linejoin="round"/>
    ${spots.join('')}${legend.join('')}</svg>`
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'guide-'))
const page = path.join(folder, 'guide.html')
const html = await readFile(besideThisFile('guide.html'), 'utf8')
await writeFile(page, html.replace('<!-- vehicle -->', await drawDiagram()))
const characters = [...new Set(html)].join('')
for (const { name, source, axes } of fonts) {
  const subset = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  await writeFile(path.join(folder, name), subset)
}

const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] })
const tab = await browser.newPage()
await tab.goto(pathToFileURL(page).href)
await tab.evaluate(() => document.fonts.ready)
await tab.pdf({ path: target, preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
await browser.close()
await rm(folder, { recursive: true })

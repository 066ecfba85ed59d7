import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { hexToLch } from '../core/colour.ts'
import { vehicleProportions } from '../measures.ts'
import { isVehicleRange, type VehicleRange, type VehicleView, vehicleRanges, wheelStyles } from '../names.ts'
import { drawVehicle, drawVehicleParts, paintVariables } from './index.ts'

const views: readonly VehicleView[] = ['side', 'front', 'rear']
const colours = [
  { body: '#ecedeb' },
  { body: '#101214' },
  { body: '#1b3a63' },
  { body: '#b8101f', roof: '#17191b' },
]
const budgetBytes = 6 * 1024

const every = vehicleRanges.flatMap((range) => views.map((view) => [range, view] as const))

/** Throws unless the SVG is well-formed: librsvg uses the strict parser of libxml2. */
const parse = (svg: string) => sharp(Buffer.from(svg)).metadata()

describe('every range, view and colour', () => {
  it.each(every)('draws %s (%s) as well-formed XML in every colour', async (range, view) => {
    const { viewBox } = vehicleProportions(range, view)
    for (const colour of colours) {
      for (const paint of ['css', 'literal'] as const) {
        const { width, height } = await parse(drawVehicle({ range, view, colour, paint, idPrefix: 'v' }))
        expect(width).toBeCloseTo(viewBox.width, -1)
        expect(height).toBeCloseTo(viewBox.height, -1)
      }
    }
  })

  it.each(every)('draws %s (%s) without scripts, styles, variables or external links', (range, view) => {
    const svg = drawVehicle({
      range,
      view,
      colour: { body: '#1b3a63' },
      idPrefix: 'v',
      racing: { number: '42' },
    })
    expect(svg).not.toMatch(/var\(|oklch\(|style=|<script|href="[^#]|NaN|undefined|Infinity/)
  })

  it.each(every)('has no undefined references in %s (%s)', (range, view) => {
    const svg = drawVehicle({ range, view, colour: { body: '#1b3a63' }, idPrefix: 'v', large: true })
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(defined).toContain(id)
  })

  it.each(every)('keeps %s (%s) within 6 KB compressed', (range, view) => {
    const svg = drawVehicle({ range, view, colour: { body: '#1b3a63' }, paint: 'css', idPrefix: 'v' })
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(budgetBytes)
  })
})

describe('a page of vehicles', () => {
  it('shares no id between fifty vehicles', () => {
    const ids = Array.from({ length: 50 }, (_, index) => {
      const [range, view] = every[index % every.length] ?? ['corolla', 'side']
      const svg = drawVehicle({ range, view, colour: { body: '#b8101f' }, idPrefix: `car${index}` })
      return [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    }).flat()
    expect(ids.length).toBeGreaterThan(50 * 10)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('draws the same picture for the same parameters', () => {
    const options = { range: 'rav4', colour: { body: '#445544' }, idPrefix: 'a' } as const
    expect(drawVehicle(options)).toBe(drawVehicle(options))
  })

  it('draws a different side and front for each range, except the shared Hilux front', () => {
    const drawAll = (view: VehicleView) =>
      vehicleRanges.map((range) =>
        drawVehicle({ range, view, colour: { body: '#b8101f' }, idPrefix: 'v', wheels: 'ten' }),
      )
    expect(new Set(drawAll('side')).size).toBe(vehicleRanges.length)
    const twoHiluxCabsShareOneFace = vehicleRanges.length - 1
    expect(new Set(drawAll('front')).size).toBe(twoHiluxCabsShareOneFace)
  })

  it('lights the lamps of a rear at night only', () => {
    const lit = (night: boolean) =>
      drawVehicle({
        range: 'fortuner',
        view: 'rear',
        colour: { body: '#4d5356' },
        idPrefix: 'v',
        surroundings: { night },
      })
    expect(lit(true)).toContain('#ff3a30')
    expect(lit(false)).not.toContain('#ff3a30')
  })
})

describe('paint', () => {
  it('falls back to the literal colours when a css drawing is rendered as a file', async () => {
    const options = { range: 'rav4', colour: { body: '#b4653a' }, idPrefix: 'v' } as const
    const [css, literal] = await Promise.all(
      (['css', 'literal'] as const).map((paint) => raster(drawVehicle({ ...options, paint }))),
    )
    expect(css).toEqual(literal)
  })

  it.each(vehicleRanges)('gives the body of %s the requested hue', async (range) => {
    const doors = await sampleDoors(range, '#1b5a9a')
    expect(doors.hue).toBeCloseTo(hexToLch('#1b5a9a').hue, 0)
    expect(doors.chroma).toBeGreaterThan(0.06)
  })

  it('sets custom properties to the fallback colours of the drawing', () => {
    const colour = { body: '#b8101f', roof: '#17191b' }
    const svg = drawVehicle({ range: 'rav4', colour, paint: 'css', idPrefix: 'v' })
    const used = [...svg.matchAll(/var\((--[\w-]+),(#[0-9a-f]{6})\)/g)]
    expect(used.length).toBeGreaterThan(20)
    const variables: Record<string, string> = paintVariables(colour)
    for (const [, name = '', fallback] of used) expect(variables[name]).toBe(fallback)
  })

  it('uses custom properties for every painted part', () => {
    const draw = (body: string) =>
      drawVehicle({ range: 'starlet', colour: { body }, paint: 'css', idPrefix: 'v' }).replace(
        /var\((--[\w-]+),#[0-9a-f]{6}\)/g,
        'var($1)',
      )
    expect(draw('#b8101f')).toBe(draw('#ecedeb'))
  })
})

describe('parts', () => {
  it('stand on the ground line with the nose at zero', () => {
    const parts = drawVehicleParts({ range: 'hiace', colour: { body: '#ecedeb' }, idPrefix: 'v' })
    expect(parts.viewBox.x).toBeLessThan(0)
    expect(parts.viewBox.y + parts.viewBox.height).toBeGreaterThan(0)
    expect(parts.wheels[1]).toBeGreaterThan((parts.wheels[0] ?? 0) + 300)
    expect(parts.wheels[1]).toBeLessThan(parts.lengthCm)
    expect(parts.content).not.toContain('<defs')
  })

  it.each(vehicleRanges)('have tyres in proportion to the length of %s', (range) => {
    const { lengthCm, tyreRadiusCm, heightCm } = drawVehicleParts({
      range,
      colour: { body: '#ecedeb' },
      idPrefix: 'v',
    })
    expect((2 * tyreRadiusCm) / lengthCm).toBeGreaterThan(0.13)
    expect((2 * tyreRadiusCm) / lengthCm).toBeLessThan(0.185)
    expect(heightCm).toBeGreaterThan(120)
  })

  it.each(wheelStyles)('draw a well-formed vehicle with the wheel style %s', async (wheels) => {
    await parse(drawVehicle({ range: 'gr86', colour: { body: '#ecedeb' }, idPrefix: 'v', wheels }))
  })
})

describe('input validation', () => {
  const good = { range: 'gr86', colour: { body: '#ecedeb' }, idPrefix: 'v' } as const

  it('recognises range names', () => {
    expect(isVehicleRange('gr86')).toBe(true)
    expect(isVehicleRange('toString')).toBe(false)
    expect(isVehicleRange('prius')).toBe(false)
  })

  it('rejects invalid colours, prefixes, race numbers and liveries', () => {
    expect(() => drawVehicle({ ...good, colour: { body: 'red' } })).toThrow(RangeError)
    expect(() => drawVehicle({ ...good, colour: { body: '#fff"/><script>' } })).toThrow(RangeError)
    expect(() => drawVehicle({ ...good, idPrefix: '"' })).toThrow(RangeError)
    expect(() => drawVehicle({ ...good, racing: { number: '1234' } })).toThrow(RangeError)
    expect(() =>
      drawVehicle({ ...good, racing: { livery: { primary: 'url(x)', stripe: '#ffffff' } } }),
    ).toThrow(RangeError)
  })

  it('escapes the title', () => {
    expect(drawVehicle({ ...good, title: 'A "fast" <car>' })).toContain('A &quot;fast&quot; &lt;car&gt;')
  })
})

const raster = (svg: string) => sharp(Buffer.from(svg)).raw().toBuffer()

/** Mean colour of the flank between the wheels, an area of plain paint. */
async function sampleDoors(range: VehicleRange, body: string) {
  const { viewBox } = vehicleProportions(range)
  const { wheels, tyreRadiusCm } = drawVehicleParts({ range, colour: { body }, idPrefix: 'v' })
  const middle = ((wheels[0] ?? 0) + (wheels[1] ?? 0)) / 2
  const image = sharp(Buffer.from(drawVehicle({ range, colour: { body }, idPrefix: 'v' })))
  const { data } = await image
    .extract({
      left: Math.round(middle - viewBox.x - 20),
      top: Math.round(-viewBox.y - tyreRadiusCm * 2 - 2),
      width: 40,
      height: 10,
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const mean = [0, 1, 2].map((channel) => {
    const values = data.filter((_, index) => index % 3 === channel)
    return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
  })
  return hexToLch(`#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`)
}

/** CPU time, because elapsed time depends on other load of the machine. */
let milliseconds = 0
beforeAll(() => {
  const start = process.cpuUsage()
  for (const [range, view] of every) drawVehicle({ range, view, colour: { body: '#1b3a63' }, idPrefix: 'v' })
  const { user, system } = process.cpuUsage(start)
  milliseconds = (user + system) / 1_000 / every.length
})

describe('the drawing time', () => {
  it('stays below 50 ms of processor time per vehicle', ({ annotate }) => {
    void annotate(`${milliseconds.toFixed(2)} ms per vehicle`)
    const generous = 50
    expect(milliseconds).toBeLessThan(generous)
  })
})

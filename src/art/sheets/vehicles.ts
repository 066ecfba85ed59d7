import { element, formatNumber, group, rect } from '../core/svg.ts'
import { vehicleProportions } from '../measures.ts'
import { liveryPatterns, type VehicleRange, vehicleRanges, wheelStyles } from '../names.ts'
import type { VehicleOptions } from '../vehicle/index.ts'
import { drawVehicleParts } from '../vehicle/index.ts'
import type { ContactSheet } from './sheet.ts'

/** Twelve paints that together reveal the weaknesses of a drawing. */
export const samplePaints: readonly (readonly [name: string, body: string, roof?: string])[] = [
  ['Glacier White', '#eef0ee'],
  ['Pearl White, black roof', '#e6e3da', '#17191b'],
  ['Sterling Silver', '#b4b8bb'],
  ['Graphite Grey', '#53575c'],
  ['Attitude Black', '#111315'],
  ['Crimson', '#9c1420'],
  ['Racing Red, black roof', '#c4131f', '#17191b'],
  ['Inferno Orange', '#b9562b'],
  ['Sand', '#b5a07e'],
  ['Forest Green', '#3d4d3c'],
  ['Nebula Blue', '#1c3f73'],
  ['Cyan, white roof', '#2a7f9e', '#e9ebea'],
]

const lightBackground = '#eae7e0'
const darkBackground = '#17191c'
const colourOf = ([, body, roof]: (typeof samplePaints)[number]) => ({ body, roof })

/** Every sheet of vehicles; drawing them all takes some seconds. */
export function sheets(): readonly ContactSheet[] {
  return [
    colourSheet(),
    silhouetteSheet(),
    frontSheet(),
    wheelSheet(),
    racingSheet(),
    nightSheet(),
    ...closeUps(),
  ]
}

/** All ranges in all colours at one centimetre scale. */
function colourSheet(): ContactSheet {
  const rows = vehicleRanges.map((range) => samplePaints.map((paint) => ({ range, colour: colourOf(paint) })))
  return grid('vehicles-colours', rows, 0.42, lightBackground)
}

/** Shape alone: every range in one plain silver. */
function silhouetteSheet(): ContactSheet {
  return grid('vehicles-shapes', inRows(vehicleRanges.map(inColour('#b4b8bb')), 3), 0.9, lightBackground)
}

function frontSheet(): ContactSheet {
  const paints = [0, 3, 5, 10].map((index) => samplePaints[index]).filter((paint) => paint !== undefined)
  const rows = vehicleRanges.map((range) =>
    paints.map((paint) => ({ range, view: 'front' as const, colour: colourOf(paint) })),
  )
  return grid('vehicles-fronts', pairUp(rows), 0.8, lightBackground)
}

function wheelSheet(): ContactSheet {
  const cells = wheelStyles.map((wheels) => ({
    range: 'corolla-cross' as const,
    wheels,
    colour: { body: '#53575c' },
  }))
  return grid('vehicles-wheels', inRows(cells, 2), 1.2, lightBackground)
}

function racingSheet(): ContactSheet {
  const cars = (['hilux-double-cab', 'gr-yaris', 'gr86', 'gr-corolla'] as const).map((range, index) => ({
    range,
    colour: { body: ['#e8e8e4', '#c4131f', '#111315', '#eef0ee'][index] ?? '#eef0ee' },
    number: String(7 + index * 66),
  }))
  const rows = liveryPatterns.map((pattern) =>
    cars.map(({ range, colour, number }) => ({
      range,
      colour,
      racing: { number, livery: { primary: '#b8101f', stripe: '#f4c430', pattern } },
    })),
  )
  const fronts = rows[0]?.map((cell) => ({ ...cell, view: 'front' as const })) ?? []
  return grid('vehicles-racing', [...rows, fronts], 0.9, lightBackground)
}

function nightSheet(): ContactSheet {
  const cells = (['fortuner', 'starlet', 'gr86', 'hilux-double-cab'] as const).map((range, index) => ({
    range,
    colour: { body: ['#111315', '#eef0ee', '#c4131f', '#1c3f73'][index] ?? '#111315' },
    surroundings: { night: true, sky: '#dce7fa', ground: '#241317' },
  }))
  return grid('vehicles-night', inRows(cells, 2), 1.3, darkBackground)
}

/** One range across 1600 px, with the blurred lights of the large variant. */
function closeUps(): ContactSheet[] {
  return vehicleRanges.map((range, index) => {
    const colour = colourOf(samplePaints[index % samplePaints.length] ?? ['', '#b4b8bb'])
    return grid(
      `vehicle-large-${range}`,
      [[{ range, colour, large: true }]],
      1600 / vehicleProportions(range).viewBox.width,
      lightBackground,
    )
  })
}

type Cell = Omit<VehicleOptions, 'idPrefix'>

/** Cells in rows on one ground line each; `scale` in pixels per centimetre. */
function grid(
  name: string,
  rows: readonly (readonly Cell[])[],
  scale: number,
  background: string,
): ContactSheet {
  let definitions = ''
  let content = ''
  let width = 0
  let y = 0
  rows.forEach((row, rowIndex) => {
    const drawn = row.map((cell, index) => drawVehicleParts({ ...cell, idPrefix: `c${rowIndex}-${index}` }))
    const height = Math.max(...drawn.map((parts) => parts.viewBox.height))
    let x = 0
    for (const parts of drawn) {
      const ground = y + height - (parts.viewBox.y + parts.viewBox.height)
      definitions += parts.definitions
      content += group(
        { transform: `translate(${formatNumber(x - parts.viewBox.x)} ${formatNumber(ground)})` },
        parts.content,
      )
      x += parts.viewBox.width
    }
    width = Math.max(width, x)
    y += height
  })
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${formatNumber(width)} ${formatNumber(y)}`,
      width: Math.round(width * scale),
      height: Math.round(y * scale),
    },
    element('defs', {}, definitions) + rect({ x: 0, y: 0, width, height: y }, { fill: background }) + content,
  )
  return { name, svg }
}

function inColour(body: string) {
  return (range: VehicleRange): Cell => ({ range, colour: { body } })
}

function inRows(cells: readonly Cell[], size: number): Cell[][] {
  const rows: Cell[][] = []
  for (let from = 0; from < cells.length; from += size) rows.push(cells.slice(from, from + size))
  return rows
}

/** Two short rows side by side. */
function pairUp(rows: readonly (readonly Cell[])[]): Cell[][] {
  return rows.flatMap((row, index) => (index % 2 === 0 ? [[...row, ...(rows[index + 1] ?? [])]] : []))
}

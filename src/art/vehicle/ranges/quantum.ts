import { reshapeFront, reshapeSide } from '../reshape.ts'
import type { SideShape, VehicleRecord } from '../shape.ts'
import { hiace } from './hiace.ts'

const size = { length: 526.5, height: 205, tyreRadius: 35.5 }

const cabGlass =
  'M 56 126 L 86 172.6 C 89.6 178 94 180.6 101 180.8 L 143 181 C 146.4 181 148 179.4 148 176 L 148.4 128.4 C 148.4 125 147 123.4 143.4 123.4 L 70 122.8 C 60 122.6 54.6 123.4 56 126 Z'

const crewGlass = `${cabGlass} M 179 123.8 L 282 124.4 C 285.6 124.4 287 126 287 129.4 L 287 176.4 C 287 180 285.6 181.4 282 181.4 L 179 181.2 C 175.4 181.2 174 179.6 174 176 L 174 129 C 174 125.4 175.4 123.8 179 123.8 Z`

/** Where the panel van has steel in the sliding door instead of a window. */
const slidingDoorPanel = 'M 174 128 L 174 176 L 286 177 L 287 129'

const panelVan: SideShape = {
  ...hiace.side,
  sideGlass: cabGlass,
  folds: [
    'M 96 196 C 180 204 420 206 516 200',
    'M 176 184 C 250 186 400 186.4 506 182',
    'M 312 128 C 380 129.4 450 129.6 520 128.6',
  ],
  shutLines: [
    ...hiace.side.shutLines,
    'M 312 128 L 312 176 L 402 177 L 404 129',
    'M 418 129 L 418 177 L 500 177 L 508 130',
    slidingDoorPanel,
  ],
  seats: [[126, 168]],
}

const crewCab: SideShape = {
  ...panelVan,
  sideGlass: crewGlass,
  shutLines: panelVan.shutLines.filter((line) => line !== slidingDoorPanel),
  seats: [
    [126, 168],
    [222, 166],
  ],
}

/** The panel van, and the crew cab with windows in its second row: the minibus with a lower roof and steel where its windows were. */
export const quantum: VehicleRecord = {
  name: 'Quantum',
  body: 'minibus',
  side: reshapeSide(panelVan, size),
  variants: { crew: reshapeSide(crewCab, size) },
  front: reshapeFront(
    {
      ...hiace.front,
      openings: [
        { d: 'M 0 96 L 50 95 L 53 90 L 48 82 L 0 81 Z', pattern: 'bars', frame: 'plastic' },
        { d: 'M 0 62 L 46 62 C 50 62 51 60 50 57 L 46 46 L 0 46 Z', pattern: 'slats' },
        { d: 'M 64 64 L 86 66 L 86 50 L 66 46 C 63 46 62 49 62.4 53 Z', pattern: 'plain', apart: true },
      ],
      fog: [],
    },
    { width: 195, height: 205 },
  ),
  wheel: { style: 'steel', finish: 'silver', rim: 0.62, bolts: 6 },
  utilityTrim: true,
}

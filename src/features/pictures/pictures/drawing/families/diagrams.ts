import { diagramSize } from '#art/measures.ts'
import { bootShapes } from '#art/names.ts'
import { defineFamily } from '../family.ts'
import { choice, matching, type Part } from '../part.ts'

const size = () => diagramSize

/** A measure as a whole number of up to four digits. */
const measure = (...samples: Part<string>['samples']) => matching(/^[1-9]\d{0,3}$/, samples)

/** Inches with one decimal place: `8.0`. */
const inches = (...samples: Part<string>['samples']) => matching(/^(?:[5-9]|1\d)\.\d$/, samples)

/** Instruments and touchscreen: `cockpit/{inches}`, then `cluster-` with its inches, `shows-map`. */
export const cockpit = defineFamily({
  segments: { screen: inches('8.0', '10.5') },
  options: { cluster: inches('7.0', '12.3'), shows: choice(['map']) },
  size,
})

/** Seats from above: `seats/{rows}`, the seats of each row from the front: `2-3-2`. */
export const seats = defineFamily({
  segments: { rows: matching(/^[1-4](?:-[1-4]){0,5}$/, ['2-3-2', '2-3', '3-3-3-3-4']) },
  size,
})

/** A boot in section: `boot/{shape}/{rows in use}/{litres}`, then `third-folded` when the third row lies flat. */
export const boot = defineFamily({
  segments: {
    shape: choice(bootShapes),
    rows: choice(['1', '2', '3']),
    litres: measure('440', '200', '6200'),
  },
  options: { third: choice(['folded']) },
  size,
})

/** A load bed from above: `load-bed/{length}/{width}` in millimetres. */
export const loadBed = defineFamily({
  segments: { length: measure('1569', '2315'), width: measure('1645') },
  size,
})

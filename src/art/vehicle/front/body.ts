import type { MasterPath } from '../geometry.ts'

/** The measures of a vehicle seen from the front, in cm; half-widths from the middle. */
export interface FrontBody {
  readonly width: number
  readonly height: number
  /** Half-width of the roof where it begins to turn down, and how far it has sunk there. */
  readonly roof: number
  readonly roofDrop: number
  /** Foot of the side windows. */
  readonly beltHalf: number
  readonly belt: number
  /** Middle of the windscreen's foot. */
  readonly cowl: number
  /** Height of the bonnet's front edge in the middle and at its side. */
  readonly bonnetEdge: number
  readonly bonnetCorner: number
  /** How square the shoulder is: 0 soft, 1 boxy. */
  readonly square: number
  readonly sill: number
  /** Upper edge of the windscreen on a vehicle with a high roof. */
  readonly screenTop?: number
}

export interface FrontOutlines {
  readonly body: MasterPath
  readonly cabin: MasterPath
  readonly glass: MasterPath
  readonly bonnet: MasterPath
  readonly face: MasterPath
}

/** The large shapes every front shares, drawn from its measures. */
export function frontOutlines(measures: FrontBody): FrontOutlines {
  const { height: h, roof: r, roofDrop, beltHalf, belt, cowl, bonnetEdge, bonnetCorner, sill } = measures
  const w = measures.width / 2
  const corner = h - roofDrop
  const lean = beltHalf - r
  const fall = corner - belt
  const shoulder = belt - 7 - 7 * (1 - measures.square)
  const cabinTop =
    `M 0 ${h} C ${r * 0.5} ${h} ${r * 0.86} ${h - roofDrop * 0.3} ${r} ${corner} ` +
    `C ${r + lean * 0.42} ${corner - fall * 0.3} ${r + lean * 0.8} ${belt + fall * 0.34} ${beltHalf} ${belt}`
  const flank =
    `C ${beltHalf + (w - beltHalf) * (0.5 + 0.3 * measures.square)} ${belt - 2} ${w - 1} ${belt - 6} ${w - 0.5} ${shoulder - 6} ` +
    `C ${w + 0.2} ${shoulder - 22} ${w} ${sill + 34} ${w - 1} ${sill + 22} C ${w - 1.6} ${sill + 11} ${w - 4} ${sill + 4} ${w - 9} ${sill + 2}`
  const screenTop = measures.screenTop ?? h - 7.5
  const screenCorner = measures.screenTop ? measures.screenTop - 5 : corner - 4
  const gr = r - 6 + (lean * (corner - 4 - screenCorner)) / fall
  const gb = beltHalf - 7.5
  const glassFall = screenCorner - belt
  const glassLean = gb + 1.5 - gr
  return {
    body: `${cabinTop} ${flank} L ${w - 36} ${sill} L 0 ${sill} Z`,
    cabin: `${cabinTop} L 0 ${belt} Z`,
    glass:
      `M 0 ${screenTop} C ${gr * 0.5} ${screenTop} ${gr * 0.84} ${screenTop - 1.6} ${gr} ${screenCorner} ` +
      `C ${gr + glassLean * 0.42} ${screenCorner - glassFall * 0.3} ${gr + glassLean * 0.8} ${belt + glassFall * 0.4} ${gb} ${belt + 2.5} ` +
      `C ${gb * 0.7} ${cowl + 1} ${gb * 0.34} ${cowl} 0 ${cowl} Z`,
    bonnet:
      `M 0 ${cowl + 1.6} C ${gb * 0.34} ${cowl + 1.6} ${gb * 0.74} ${cowl + 3} ${gb + 3} ${belt + 3} ` +
      `C ${beltHalf + 3} ${belt - 1} ${w - 5} ${belt - 7} ${w - 4} ${bonnetCorner} C ${w * 0.78} ${(bonnetEdge + bonnetCorner) / 2 - 1} ${w * 0.5} ${bonnetEdge} 0 ${bonnetEdge} Z`,
    face:
      `M 0 ${bonnetEdge} C ${w * 0.5} ${bonnetEdge} ${w * 0.78} ${(bonnetEdge + bonnetCorner) / 2 - 1} ${w - 3} ${bonnetCorner} ` +
      `C ${w + 1} ${bonnetCorner - 10} ${w + 1} ${sill + 30} ${w + 1} ${sill} L 0 ${sill} Z`,
  }
}

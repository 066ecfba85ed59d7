import type { Equipment, Rails, Trim } from '../names.ts'
import type { FrontDesign } from './front/front-design.ts'
import type { Detail, Material, SideShape, VehicleRecord } from './shape.ts'

const sportCaliper = '#b8101f'

const replaced = (details: readonly Detail[], from: readonly Material[], to: Material) =>
  details.map((detail) => (from.includes(detail.material) ? { ...detail, material: to } : detail))

/** A strip between the wheel arches, its lower edge `above` the sill, `tall` high; all in cm. */
function doorStrip(shape: SideShape, material: Material, above: number, tall: number): Detail {
  const { frontAxle, rearAxle, tyreRadius, sill } = shape
  const [from, to] = [frontAxle + tyreRadius * 1.42, rearAxle - tyreRadius * 1.42]
  const low = sill + above
  return {
    material,
    d: `M ${from} ${low} L ${to} ${low} L ${to - 2} ${low + tall} L ${from + 2} ${low + tall} Z`,
  }
}

const sides: Readonly<Record<Trim, (side: SideShape) => SideShape>> = {
  work: ({ beltTrim: _, rollBar: _bar, ...side }) => ({
    ...side,
    details: replaced(side.details, ['chrome', 'silver', 'gloss', 'fog'], 'plastic'),
    lowerCladding: { nose: 19, sill: 7, tail: 21 },
  }),
  bright: (side) => ({
    ...side,
    details: [...replaced(side.details, ['plastic'], 'gloss'), doorStrip(side, 'chrome', 14, 1.9)],
  }),
  sport: ({ beltTrim: _, ...side }) => ({
    ...side,
    details: [
      ...replaced(side.details, ['chrome', 'silver', 'plastic'], 'gloss'),
      doorStrip(side, 'gloss', 0, 10),
      doorStrip(side, 'reflector', 9.4, 1.2),
    ],
  }),
  rugged: ({ beltTrim: _, ...side }) => ({
    ...side,
    arch: { ...side.arch, cladding: Math.max(side.arch.cladding ?? 0, 6) },
    details: [...replaced(side.details, ['chrome', 'silver'], 'gloss'), doorStrip(side, 'plastic', 13, 9)],
    lowerCladding: { nose: 12, sill: 9, tail: 13 },
  }),
}

const frames: Readonly<Record<Trim, 'plastic' | 'chrome' | 'gloss'>> = {
  work: 'plastic',
  bright: 'chrome',
  sport: 'gloss',
  rugged: 'gloss',
}

function dressFront(design: FrontDesign, trim: Trim): FrontDesign {
  const { chrome, skid, fog, ...plain } = design
  const openings = design.openings.map((opening, index) =>
    opening.frame || index === 0 ? { ...opening, frame: frames[trim] } : opening,
  )
  if (trim === 'bright') return { ...design, openings }
  if (trim === 'work') return { ...plain, openings }
  return { ...plain, ...(fog && { fog }), ...(trim === 'rugged' && skid && { skid }), openings }
}

function railed(record: VehicleRecord, rails: Rails): VehicleRecord {
  if (rails !== 'none') return { ...record, railFinish: rails }
  const { roofRail: _side, ...side } = record.side
  const { rails: _front, ...front } = record.front
  return { ...record, side, front }
}

function dressed(record: VehicleRecord, trim: Trim): VehicleRecord {
  return {
    ...record,
    side: sides[trim](record.side),
    front: dressFront(record.front, trim),
    utilityTrim: trim === 'bright' ? false : trim !== 'rugged' || record.utilityTrim === true,
    brightHandles: trim === 'bright',
    ...(trim === 'sport' && { wheel: { ...record.wheel, caliper: sportCaliper } }),
  }
}

/** Returns the design of a range with the equipment of one of its models. */
export function equip(record: VehicleRecord, equipment: Equipment): VehicleRecord {
  const { wheels, finish, rails, trim, variant } = equipment
  const body = (variant && record.variants?.[variant]) ?? record.side
  const wheel = {
    ...record.wheel,
    ...(wheels && { style: wheels }),
    ...(finish && { finish }),
  }
  const based = { ...record, side: body, wheel }
  const withTrim = trim ? dressed(based, trim) : based
  return rails ? railed(withTrim, rails) : withTrim
}

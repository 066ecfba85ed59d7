import {
  bodyVariants,
  type Equipment,
  type Livery,
  liveryPatterns,
  type Racing,
  railChoices,
  trims,
  wheelFinishes,
  wheelStyles,
} from '#art/names.ts'
import { readHex, writeHex } from '../colours.ts'
import { choice, matching, type Part, type ValueOf } from '../part.ts'

/** Optional parts of the address of a vehicle: the equipment of one of its models. */
export const equipment = {
  wheels: choice(wheelStyles),
  finish: choice(wheelFinishes),
  rails: choice(railChoices),
  trim: choice(trims),
  variant: choice(bodyVariants),
}

type EquipmentValues = { readonly [Name in keyof typeof equipment]?: ValueOf<(typeof equipment)[Name]> }

/** Selects the equipment from the values of an address. */
export const toEquipment = ({ wheels, finish, rails, trim, variant }: EquipmentValues): Equipment => ({
  wheels,
  finish,
  rails,
  trim,
  variant,
})

/** A racing livery: `{primary}-{stripe}`, then `-{pattern}` when it is not the default. */
const livery: Part<Livery> = {
  write: ({ primary, stripe, pattern }) =>
    [writeHex(primary), writeHex(stripe), ...(pattern ? [pattern] : [])].join('-'),
  read(text) {
    const [first, second, name, ...more] = text.split('-')
    const [primary, stripe] = [readHex(first), readHex(second)]
    const pattern = liveryPatterns.find((candidate) => candidate === name)
    if (!primary || !stripe || more.length > 0 || pattern !== name) return undefined
    return pattern ? { primary, stripe, pattern } : { primary, stripe }
  },
  samples: [
    { primary: '#b8101f', stripe: '#f4c430' },
    ...liveryPatterns.map((pattern) => ({ primary: '#1b1d21', stripe: '#f2f0eb', pattern })),
  ],
}

/** One to three digits. */
export const raceNumber = matching(/^\d{1,3}$/, ['7', '204', '98', '136', '5'])

/** Optional parts of the address of a vehicle: its equipment, race number and livery. */
export const vehicleOptions = { ...equipment, number: raceNumber, livery }

type VehicleOptions = Parameters<typeof toEquipment>[0] & {
  readonly number?: string
  readonly livery?: Livery
}

/** Converts the options of an address to those of the drawing functions. */
export function toDrawingOptions({ number, livery, ...fitted }: VehicleOptions): Equipment & {
  racing?: Racing
} {
  return { ...toEquipment(fitted), ...((number || livery) && { racing: { number, livery } }) }
}

import {
  bodyVariants,
  type Equipment,
  railChoices,
  trims,
  wheelFinishes,
  wheelStyles,
} from '#art/vehicle/index.ts'
import type { ValueOf } from '../part.ts'
import { choice } from '../part.ts'

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

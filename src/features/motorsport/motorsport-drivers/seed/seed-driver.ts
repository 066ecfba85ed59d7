import type { SceneName, StoredPicture } from '#features/pictures/pictures/index.ts'
import type { DriverSocial } from '../driver.ts'

/** The race car as data: a range, the code of its colour, the name of its livery, and where it stands. */
type SeedCar = {
  readonly vehicle: string
  readonly colour: string
  readonly livery: string
  readonly scene: SceneName
}

/** A driver as written in the seed data. */
export type SeedDriver = {
  readonly name: string
  readonly surname: string
  /** Of the helmet and the car, where a category has no other. */
  readonly number: string
  /** The name of a helmet's livery. */
  readonly helmet: string
  readonly categories: readonly {
    readonly category: string
    readonly number: string
    readonly order: number
  }[]
  readonly car: SeedCar
  readonly navigator?: string
  readonly championshipsWon?: number
  readonly social?: Partial<DriverSocial>
  /** The car again, in these scenes. */
  readonly gallery?: readonly SceneName[]
  readonly story?: string
}

/** A picture field that refers to a colour by its code, for the seeding to replace. */
export type SeedPicture = Omit<StoredPicture, 'colour'> & { readonly colour?: string }

/** Returns the portrait of a seeded driver, as a picture field stores it: the helmet with a number. */
export function portraitOf({ helmet, number }: SeedDriver, own = number): SeedPicture {
  return { source: 'helmet', helmet, number: own }
}

/** Returns the car of a seeded driver in its livery, as a picture field stores it, in its scene or another. */
export function carOf({ car, number }: SeedDriver, scene: SceneName = car.scene): SeedPicture {
  const { vehicle, colour, livery } = car
  return { source: 'illustration', vehicle, colour, livery, scene, number }
}

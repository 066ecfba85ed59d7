import type { GarageCar } from '../garage.ts'

/** Returns what a car is called: its nickname, its model, or the end of its VIN. */
export function carName({ nickname, model, vin }: Pick<GarageCar, 'nickname' | 'model' | 'vin'>): string {
  return nickname ?? model?.name ?? `VIN … ${vin?.slice(-6) ?? ''}`
}

import type { UsedVehicle } from '#features/stock/stock/index.ts'

/** Names a vehicle with its year: `2021 Toyota Hilux 2.8 GD-6`. */
export const nameOfVehicle = ({ year, make, model }: Pick<UsedVehicle, 'year' | 'make' | 'model'>): string =>
  [year, make, model].filter(Boolean).join(' ')

import { endpoints as articles } from '#features/editorial/articles/services.ts'
import { endpoints as news } from '#features/editorial/news/services.ts'
import { endpoints as leads } from '#features/enquiries/lead-delivery/services.ts'
import { endpoints as finance } from '#features/finance/finance/services.ts'
import { endpoints as merchandise } from '#features/motorsport/merchandise/services.ts'
import { endpoints as drivers } from '#features/motorsport/motorsport-drivers/services.ts'
import { endpoints as votes } from '#features/motorsport/motorsport-poll/services.ts'
import { endpoints as recalls } from '#features/owners/recalls/services.ts'
import { endpoints as serviceSchedules } from '#features/owners/service-schedule/services.ts'
import { endpoints as stock } from '#features/stock/stock/services.ts'
import { endpoints as vehicles } from '#features/vehicles/vehicles/services.ts'

/** Version of the contract, not of the product. It changes with every change that clients can notice. */
export const contractVersion = '1.7.0'

/** Every endpoint of the contract, below /services and /api. */
export const endpoints = [
  ...vehicles,
  ...stock,
  ...finance,
  ...merchandise,
  ...articles,
  ...drivers,
  ...news,
  ...votes,
  ...serviceSchedules,
  ...recalls,
  ...leads,
]

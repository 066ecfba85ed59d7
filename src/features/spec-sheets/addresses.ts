import { modelCodes, rangePage } from '#features/vehicles/addresses.ts'
import type { PageAddresses } from '#platform/page-addresses.ts'

export const specSheetAddresses: PageAddresses = {
  parameters: [
    { name: 'code', path: new RegExp(`^/${rangePage}/spec-sheet$`), value: new RegExp(`^${modelCodes}$`) },
  ],
}

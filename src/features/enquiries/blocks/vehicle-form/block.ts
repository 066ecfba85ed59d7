import { defineLiveBlock } from '#features/blocks/index.ts'
import { loadVehicleForm } from '../../forms/load-form.ts'
import { VehicleForm } from './vehicle-form.tsx'

export const vehicleForm = defineLiveBlock({
  kind: 'vehicleForm',
  view: VehicleForm,
  load: loadVehicleForm,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})

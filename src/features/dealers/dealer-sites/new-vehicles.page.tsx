export { DealerBar } from './ui/dealer-bar.tsx'
export { NewVehiclesPage } from './ui/new-vehicles-page.tsx'
export { readPageDealer } from './ui/page-dealer.ts'
export { findVehiclePage } from './ui/vehicle-page.ts'

export { DealerBar } from './ui/dealer-bar.tsx'
export { dealerOfPage } from './ui/dealer-of-page.ts'
export { NewVehiclesPage } from './ui/new-vehicles-page.tsx'

export { loadContactForm, loadVehicleForm } from './data/form-content.ts'

export { ContactForm } from './blocks/contact-form/contact-form.tsx'
export { FinanceForm } from './blocks/finance-form/finance-form.tsx'
export { VehicleForm } from './blocks/vehicle-form/vehicle-form.tsx'

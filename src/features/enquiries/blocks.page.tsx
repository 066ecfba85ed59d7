export { ContactForm } from './blocks/contact-form/contact-form.tsx'
export { VehicleForm } from './blocks/vehicle-form/vehicle-form.tsx'

export { NewsletterSection } from './blocks/newsletter-form/newsletter-form.tsx'

export { ConfirmPage, isNewsletterOutcome, NewsletterOutcomePage } from './ui/confirm-page.tsx'
export { UnsubscribePage } from './ui/unsubscribe-page.tsx'

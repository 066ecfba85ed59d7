export { DealersUnavailable, findDealerMail } from './data/mail.ts'

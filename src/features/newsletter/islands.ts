/** For islands of other features. Server views never load this: the section has its own way to the form. */
export { SubscribeDialog, type SubscribeWords } from './ui/subscribe-dialog.island.tsx'

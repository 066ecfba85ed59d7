/** For islands of other features. Server components use the block instead, which loads the form lazily. */
export { SubscribeDialog, type SubscribeLabels } from './ui/subscribe-dialog.island.tsx'

export { serveFeedPicture } from './data/serve-feed-picture.ts'

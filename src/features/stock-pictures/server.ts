export { serveStockPicture } from './data/serve-picture.ts'

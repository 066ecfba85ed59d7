export { servePicture, serveStockPicture } from './data/serve-picture.ts'

export { keyOfSource, type PictureFolder, pictureFolder } from './data/picture-folder.ts'
export { readPictureWork } from './data/picture-work.ts'

/** How often the worker looks for pictures to fetch, in Johannesburg time: every minute. */
export const stockPicturesSchedule = '* * * * *'

/** Loads what fetches and stores pictures on demand, since it loads their decoder. */
export const loadPictureFetching = () => import('./data/picture-fetching.ts')

/** Loads the job on demand: the worker itself only needs to know whether there is something to do. */
export const loadStockPictures = () => import('./data/run.ts')

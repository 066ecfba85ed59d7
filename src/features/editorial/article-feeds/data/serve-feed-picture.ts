import { servePicture } from '#features/stock/stock-pictures/server.ts'
import { feedPictureFolder } from './feed-work.ts'

/** Responds to a request below `/feed-pictures/` with our copy of a picture. */
export const serveFeedPicture = (request: Request, path: readonly string[]): Promise<Response> =>
  servePicture(feedPictureFolder(), request, path)

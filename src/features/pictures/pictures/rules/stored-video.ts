import type { Captions } from '../picture.ts'
import type { Reference, StoredMedium, StoredPicture } from './stored.ts'

/** The video field as the CMS stores it. Referenced documents may have been deleted. */
export type StoredVideo = {
  readonly source?: 'file' | 'address' | null
  readonly file?: Reference<StoredMedium>
  readonly address?: string | null
  readonly autoplay?: boolean | null
  readonly captions?:
    | readonly { readonly language?: Captions['language'] | null; readonly file?: Reference<StoredMedium> }[]
    | null
  readonly picture?: StoredPicture | null
}

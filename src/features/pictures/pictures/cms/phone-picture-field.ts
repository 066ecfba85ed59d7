import type { GroupField } from 'payload'
import { hasPhonePicture } from '../rules/phone-picture.ts'
import { pictureField } from './picture-field.ts'

/** The picture of an opening banner on phones, on the pages that have one. Source: requirement V-098. */
export function phonePictureField(): GroupField {
  return {
    ...pictureField({ name: 'phonePicture', label: 'Picture on phones' }),
    admin: {
      condition: ({ path }: { readonly path?: string | null }) => hasPhonePicture(path ?? ''),
      description:
        'Replaces the picture in windows narrower than 768 pixels. The description of the picture applies to both.',
    },
  }
}

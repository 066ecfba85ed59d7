import type { StoryPicture } from '../../story-view.ts'

type Props = { picture: StoryPicture; alt?: string; className: string }

/** A drawing of the story, loaded shortly before it is visible. Decorative unless `alt` is set. */
export function StoryImage({ picture, alt = '', className }: Props) {
  return <img {...picture} alt={alt} loading="lazy" decoding="async" className={className} />
}

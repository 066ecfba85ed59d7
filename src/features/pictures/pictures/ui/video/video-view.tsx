import type { Language } from '#platform/i18n/languages.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { drawingFor } from '../../drawing/drawing-for.ts'
import type { DisplayedVideo, Picture } from '../../index.ts'
import { pictureTexts } from '../../texts.ts'
import { DrawingImage } from '../drawing-image.tsx'
import { shapeOf } from '../picture-class.ts'
import { PictureView } from '../picture-view.tsx'
import { LazyVideoPlayer } from './lazy-video-player.island.tsx'
import { VideoLink } from './video-link.tsx'

type Props = {
  video: DisplayedVideo
  /** The accessible name of the video. */
  title: string
  language: Language
  /** Whether it is the first picture of the page, visible without scrolling. */
  first?: boolean
  /** Rendered width as in HTML's `sizes`. */
  sizes?: string
}

const icons = {
  play: <Icon name="play" size={20} />,
  pause: <Icon name="pause" size={20} />,
  soundOn: <Icon name="volume-2" size={20} />,
  soundOff: <Icon name="volume-x" size={20} />,
  captions: <Icon name="captions" size={20} />,
  fullScreen: <Icon name="maximize" size={20} />,
  largePlay: <Icon name="play" size={28} />,
}

/** Fills the video's box. Decorative, because the title beside it names it. The box is 16:9 on phones too. */
function OpeningPicture({ picture, first, sizes }: Pick<Props, 'first' | 'sizes'> & { picture: Picture }) {
  if (picture.kind === 'upload' || shapeOf(picture) !== 'scene') {
    return <PictureView picture={picture} alt="" first={first} sizes={sizes} fill />
  }
  return (
    <DrawingImage
      drawing={drawingFor(picture, 'card')}
      first={first}
      className="absolute inset-0 size-full object-cover object-bottom"
    />
  )
}

/** A video in a 16:9 box, or a link to another site: pages of other sites are never embedded. */
export function VideoView({ video, title, language, first = false, sizes }: Props) {
  const { watchHilux, watchOn, ...labels } = pictureTexts(language).video
  const picture = video.picture ? (
    <OpeningPicture picture={video.picture} first={first} sizes={sizes} />
  ) : null
  if (video.kind === 'link')
    return <VideoLink video={video} title={title} picture={picture} language={language} />
  const { src, captions, autoplay } = video
  return (
    <LazyVideoPlayer
      src={src}
      captions={captions}
      autoplay={autoplay}
      title={title}
      labels={labels}
      icons={icons}
      picture={picture}
    />
  )
}

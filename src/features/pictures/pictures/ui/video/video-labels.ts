import type { ReactNode } from 'react'
import type { VideoTexts } from '../../texts.ts'

type Icon = 'play' | 'pause' | 'soundOn' | 'soundOff' | 'captions' | 'fullScreen' | 'largePlay'

/** The player's icons, rendered on the server. */
export type VideoIcons = Readonly<Record<Icon, ReactNode>>

/** The player's labels and messages. */
export type VideoLabels = Omit<VideoTexts, 'watchHilux' | 'watchOn'>

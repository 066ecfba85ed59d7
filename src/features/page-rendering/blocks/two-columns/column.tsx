import type { ReactNode } from 'react'
import type { PageContext } from '#features/blocks/index.ts'
import type { ColumnView, Component } from './column-view.ts'
import { PictureColumn } from './picture-column.tsx'
import { TextColumn } from './text-column.tsx'
import { VideoColumn } from './video-column.tsx'

/** The view of each kind of component. A kind without a view does not compile. */
const views: { readonly [Kind in Component['blockType']]: ColumnView<Kind> } = {
  singleImage: PictureColumn,
  singleVideo: VideoColumn,
  text: TextColumn,
}

type Props = { block: Component; context: PageContext; hasBlockTitle: boolean }

/** One column; empty when the kind of its component no longer exists. */
export function Column(props: Props) {
  const View = (views as Partial<Record<string, (props: Props) => ReactNode>>)[props.block.blockType]
  return View ? <View {...props} /> : null
}

import NextLink from 'next/link'
import type { ComponentProps } from 'react'

export type LinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>

/**
 * A link that navigates without loading the document again. Nothing is fetched before it is followed: for each link in view
 * Next would fetch the names of its segments, which renders the page on the server and saves nothing when it is followed.
 */
export function Link(props: LinkProps) {
  return <NextLink {...props} prefetch={false} />
}

import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import config from '#cms/payload.config.ts'
import { importMap } from '../importMap.js'

type Address = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Address) =>
  generatePageMetadata({ config, params, searchParams })

export default function AdminPage({ params, searchParams }: Address) {
  return RootPage({ config, params, searchParams, importMap })
}

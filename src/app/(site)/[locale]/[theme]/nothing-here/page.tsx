export { default, generateMetadata } from '../../../../not-found-page.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

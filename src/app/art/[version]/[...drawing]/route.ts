import { serveDrawing } from '#features/pictures/pictures/services.ts'

type Context = { params: Promise<{ version: string; drawing: string[] }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { version, drawing } = await params
  return serveDrawing(request, version, drawing)
}

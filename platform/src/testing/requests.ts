import type { PlatformRequest, Reply } from '../http/message.ts'

export const aRead = (change: Partial<PlatformRequest> = {}): PlatformRequest => ({
  method: 'GET',
  url: 'http://platform.test/Platform/Settings/',
  area: 'test',
  repeatable: true,
  ...change,
})

export const aReply = (change: Partial<Reply> = {}): Reply => ({
  status: 200,
  contentType: 'application/json',
  body: '{"ErrorCode":1,"Response":{}}',
  ...change,
})

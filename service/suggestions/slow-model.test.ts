import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { startFakeModel, type FakeModel } from '../testing/fake-model.ts';
import { streamCompletion } from './stream-completion.ts';

let app: TestApp;
let model: FakeModel;
afterEach(async () => {
  await app.close();
  await model.close();
});

describe('a slow model', () => {
  const readText = async (timeouts: { piece: number; whole: number }): Promise<string> => {
    app = createTestApp();
    const ai = { baseUrl: model.baseUrl, apiKey: 'k', model: 'm' };
    let last = '';
    for await (const text of streamCompletion(ai, [], new AbortController().signal, timeouts))
      last = text;
    return last;
  };

  test('that says nothing is given up', async () => {
    model = await startFakeModel(() => undefined);
    await expect(readText({ piece: 50, whole: 5000 })).rejects.toThrow('took too long');
  });

  test('that falls silent in the middle is given up', async () => {
    model = await startFakeModel((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: {"choices":[{"delta":{"content":"One"}}]}\n\n');
    });
    await expect(readText({ piece: 50, whole: 5000 })).rejects.toThrow('took too long');
  });

  test('that never comes to an end is given up', async () => {
    model = await startFakeModel((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const timer = setInterval(
        () => response.write('data: {"choices":[{"delta":{"content":"x"}}]}\n\n'),
        10,
      );
      response.on('close', () => clearInterval(timer));
    });
    await expect(readText({ piece: 5000, whole: 200 })).rejects.toThrow('took too long');
  });
});

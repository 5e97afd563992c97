/** Suites use containers only on request (`TEST_CONTAINERS=1`), so that a running Docker engine changes nothing. */
export const inContainers = (): boolean => process.env.TEST_CONTAINERS === '1';

interface ContainerOptions {
  image: string;
  port: number;
  environment?: Record<string, string>;
  command?: string[];
  readyLog: RegExp;
  /** Fixed port on this machine, so that it stays the same after a restart. */
  hostPort?: number;
}

export interface RunningContainer {
  port: number;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startContainer(options: ContainerOptions): Promise<RunningContainer> {
  const exposed =
    options.hostPort === undefined ? options.port : { container: options.port, host: options.hostPort };
  // Loaded lazily: it takes a second, and replaces the dispatcher of `fetch`.
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer(options.image)
    .withEnvironment(options.environment ?? {})
    .withCommand(options.command ?? [])
    .withExposedPorts(exposed)
    .withWaitStrategy(Wait.forAll([Wait.forLogMessage(options.readyLog), Wait.forListeningPorts()]))
    .start();
  return {
    port: container.getMappedPort(options.port),
    restart: () => container.restart(),
    stop: async () => {
      await container.stop();
    },
  };
}

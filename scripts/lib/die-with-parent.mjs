// Preloaded into every child: when the parent is gone, however it went, the channel to it closes.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

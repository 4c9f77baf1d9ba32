package app.hearten.shell;

import android.graphics.Color;
import android.os.Bundle;
import androidx.activity.EdgeToEdge;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    @Override
    public void onCreate(Bundle savedInstanceState) {
        EdgeToEdge.enable(this);
        super.onCreate(savedInstanceState);
        // On a phone whose web view is being updated there is none.
        if (getBridge() == null) return;
        // The window's colour follows the theme; the web view's own is white until the page is painted.
        getBridge().getWebView().setBackgroundColor(Color.TRANSPARENT);
    }
}
